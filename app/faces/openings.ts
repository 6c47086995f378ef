import { type ComponentType, lazy } from 'react'
import type { OpeningProps } from '~/site/home/opening'

type Opening = ComponentType<OpeningProps>

/**
 * A browser loads only the opening of the page's face. It has no `Suspense` around it, since a click that waited for
 * hydration is replayed when all of the page is hydrated.
 */
const openings: Record<string, Opening> = import.meta.env.SSR
  ? (await import('./every-opening')).everyOpening
  : Object.fromEntries(
      Object.entries(import.meta.glob<Opening>('./*/opening.tsx', { import: 'Opening' })).map(
        ([path, load]) => [path, lazy(async () => ({ default: await load() }))],
      ),
    )

export function openingOf(face: string): Opening {
  const opening = openings[`./${face}/opening.tsx`]
  if (!opening) throw new Error(`The face ${face} has no opening`)
  return opening
}
