"""The kernel: seats, questions, moves and a journal. It knows no title, no file and no clock."""
