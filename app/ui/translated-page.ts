/** What is shown instead of a text of React. */
const successors = new WeakMap<Node, ChildNode>()
let patched: typeof Node.prototype.removeChild | undefined

/**
 * Remembers which nodes replaced the texts of a page, so that React can change and remove them: it would write into
 * texts that are not shown any more, and fail to remove them.
 */
export function rememberTexts(records: MutationRecord[]) {
  for (const record of records) {
    const [text] = record.removedNodes
    const [successor] = record.addedNodes
    if (successor && text instanceof Text) successors.set(text, successor as ChildNode)
  }
  if (Node.prototype.removeChild === patched) return
  patchNodes(Node.prototype)
  patched = Node.prototype.removeChild
}

function shown(node: Node): Node {
  const successor = node.isConnected ? undefined : successors.get(node)
  return successor ? shown(successor) : node
}

/** The child of the parent that is, replaces or contains the node. */
function placeIn(parent: Node, node: Node | null): Node | null {
  const place = node && shown(node)
  return !place || place.parentNode === parent ? place : placeIn(parent, place.parentNode)
}

function patchNodes(prototype: Node) {
  const { insertBefore, removeChild } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.defineProperties(prototype, {
    removeChild: {
      value: (child: Node) => {
        const { parentNode } = shown(child)
        if (parentNode) removeChild.call(parentNode, shown(child))
        return child
      },
    },
    insertBefore: {
      value(this: Node, node: Node, next: Node | null) {
        insertBefore.call(this, shown(node), placeIn(this, next))
        return node
      },
    },
    nodeValue: {
      set(this: ChildNode, value: string | null) {
        const current = shown(this) as ChildNode
        if (current !== this && current.isConnected) current.replaceWith(this)
        nodeValue?.set?.call(this, value)
      },
    },
  })
}
