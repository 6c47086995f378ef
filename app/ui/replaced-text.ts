/** The text that something else replaced, as translations of browsers do. */
export function replacedText({ addedNodes, removedNodes }: MutationRecord): Text | undefined {
  const [text] = removedNodes
  return text instanceof Text && addedNodes.length > 0 ? text : undefined
}
