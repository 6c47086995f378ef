import { Node } from '@tiptap/react'
import { isCardReference } from '~/forms/card-reference'

/** A link to an event or a work, between the paragraphs (docs/specification.md, "Rich text"). */
export const CardNode = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ reference: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'aside[data-card]',
      getAttrs: (aside) => {
        const { card: reference = '' } = aside.dataset
        return isCardReference(reference) && { reference, title: aside.textContent ?? '' }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'aside',
    { 'data-card': attrs.reference },
    ...(attrs.title ? [attrs.title] : []),
  ],
})
