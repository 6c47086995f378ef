import type { ComponentType } from 'react'
import type { OpeningProps } from '~/site/home/opening'
import { defaultFace } from './faces'

const modules = import.meta.glob<{ Opening: ComponentType<OpeningProps> }>('./*/opening.tsx', {
  eager: true,
})

export function openingOf(face: string): ComponentType<OpeningProps> {
  const module = modules[`./${face}/opening.tsx`] ?? modules[`./${defaultFace}/opening.tsx`]
  if (!module) throw new Error('The default face has no opening')
  return module.Opening
}
