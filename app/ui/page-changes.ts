declare global {
  interface Window {
    /** How the page was changed before hydration (app/platform/pages/finish-html.server.ts). */
    pageChanges?: { records: MutationRecord[]; observer: MutationObserver }
  }
}

/**
 * Undoes what translations and extensions changed before hydration, since React takes over only the page that the server
 * sent. Call it when the observer has reported everything.
 * @returns whether there was anything to undo
 */
export function undoChanges(): boolean {
  const { records = [], observer } = window.pageChanges ?? {}
  observer?.disconnect()
  const { activeElement, body } = document
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of records.reverse()) {
    if (oldValue !== null) target.nodeValue = oldValue
    // What is added to the body itself, such as the window of an extension, is not in the way.
    if (target !== body) for (const node of addedNodes as NodeListOf<ChildNode>) node.remove()
    const next = nextSibling?.parentNode === target ? nextSibling : null
    for (const node of removedNodes) target.insertBefore(node, next)
  }
  if (activeElement !== document.activeElement) {
    ;(activeElement as HTMLElement).focus({ preventScroll: true })
  }
  return records.length > 0
}
