import type { ComponentType } from 'react'
import type { OpeningProps } from '~/site/home/opening'

const modules = import.meta.glob<{ Opening: ComponentType<OpeningProps> }>('./*/opening.tsx', {
  eager: true,
})

export function openingOf(face: string): ComponentType<OpeningProps> {
  const module = modules[`./${face}/opening.tsx`]
  if (!module) throw new Error(`The face ${face} has no opening`)
  return module.Opening
}
