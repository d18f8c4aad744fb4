/* Pieces that nobody can tell apart carry ids all the same. A page is drawn without memory, so a move may hand several
   of these ids around; before a merge, this gives them back: whoever still stands on its spot keeps its id, and the
   ids that are left go to the pieces that came. Only what really moved then glides.

   data-alike: which pieces are interchangeable; data-spot: where a piece stands. What lies in a part that is not sent
   again, or beside what is merged, stays as it is, with its ids. */

export function keepIds(before, after) {
  const kinds = new Set(Array.from(after.querySelectorAll("[data-alike]"), (piece) => piece.dataset.alike));
  for (const kind of kinds) {
    const alike = `[data-alike="${CSS.escape(kind)}"]`;
    const known = Array.from(before.querySelectorAll(alike));
    const stays = (piece) => after.querySelector(`[data-same][id="${CSS.escape(piece.closest("[data-part]")?.id ?? "")}"]`);
    const beside = Array.from(document.querySelectorAll(alike)).filter((piece) => !before.contains(piece));
    const taken = new Set([...beside, ...known.filter(stays)].map((piece) => piece.id));
    const old = new Map(known.filter((piece) => !taken.has(piece.id)).map((piece) => [piece.dataset.spot, piece.id]));
    const now = Array.from(after.querySelectorAll(alike));
    const stayed = now.filter((piece) => old.has(piece.dataset.spot));
    const came = now.filter((piece) => !old.has(piece.dataset.spot));
    const kept = new Set(stayed.map((piece) => old.get(piece.dataset.spot)));
    const left = [...old.values()].filter((id) => !kept.has(id));
    const free = (id) => !kept.has(id) && !left.includes(id) && !taken.has(id);
    const length = now.length + known.length + beside.length;
    const fresh = Array.from({ length }, (_, number) => `${kind}-${number + 1}`).filter(free);
    const ids = new Map(stayed.map((piece) => [piece, old.get(piece.dataset.spot)]));
    for (const piece of came) ids.set(piece, left.shift() ?? fresh.shift());
    for (const [piece, id] of ids) piece.id = id;
  }
}
