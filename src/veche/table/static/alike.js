/* Pieces that nobody can tell apart carry ids all the same. A page is drawn without memory, so a move may hand several
   of these ids around; before a merge, this gives them back: whoever still stands on its spot keeps its id, and the
   ids that are left go to the pieces that came. Only what really moved then glides.

   data-alike: which pieces are interchangeable; data-spot: where a piece stands. */

export function keepIds(before, after) {
  const kinds = new Set(Array.from(after.querySelectorAll("[data-alike]"), (piece) => piece.dataset.alike));
  for (const kind of kinds) {
    const alike = `[data-alike="${CSS.escape(kind)}"]`;
    const old = new Map(Array.from(before.querySelectorAll(alike), (piece) => [piece.dataset.spot, piece.id]));
    const now = Array.from(after.querySelectorAll(alike));
    const stayed = now.filter((piece) => old.has(piece.dataset.spot));
    const came = now.filter((piece) => !old.has(piece.dataset.spot));
    const kept = new Set(stayed.map((piece) => old.get(piece.dataset.spot)));
    const left = [...old.values()].filter((id) => !kept.has(id));
    const fresh = now.map((piece) => piece.id).filter((id) => !kept.has(id) && !left.includes(id));
    const ids = new Map(stayed.map((piece) => [piece, old.get(piece.dataset.spot)]));
    for (const piece of came) ids.set(piece, left.shift() ?? fresh.shift());
    for (const [piece, id] of ids) piece.id = id;
  }
}
