import type { ComponentType } from 'react'
import type { OpeningProps } from '~/site/home/opening'
import { defaultFace } from './faces'

const modules = import.meta.glob<{ Opening: ComponentType<OpeningProps> }>('./*/opening.tsx', {
  eager: true,
})

/** The opening of the front page by the name of its face. */
export function openingOf(face: string): ComponentType<OpeningProps> {
  const found = modules[`./${face}/opening.tsx`] ?? modules[`./${defaultFace}/opening.tsx`]
  if (!found) throw new Error('The default face has no opening')
  return found.Opening
}
