import type { FocusPoint } from '~/domain/images/images'

export const focusPointCopy = {
  adjustButton: 'Juster fokuspunkt',
  rowButton: 'Vælg udsnit',
  cardButton: 'Fokus',
  hint: 'Tryk på det vigtigste i billedet, eller brug pilene. Det punkt bliver altid vist, når billedet beskæres.',
  previews: 'Sådan vises billedet',
}

export const arrowCopy = {
  left: 'Mod venstre',
  right: 'Mod højre',
  up: 'Op',
  down: 'Ned',
}

export const presets: { label: string; point: FocusPoint }[] = [
  { label: 'Øverst til venstre', point: { x: 0, y: 0 } },
  { label: 'Øverst i midten', point: { x: 0.5, y: 0 } },
  { label: 'Øverst til højre', point: { x: 1, y: 0 } },
  { label: 'Midt til venstre', point: { x: 0, y: 0.5 } },
  { label: 'Midten', point: { x: 0.5, y: 0.5 } },
  { label: 'Midt til højre', point: { x: 1, y: 0.5 } },
  { label: 'Nederst til venstre', point: { x: 0, y: 1 } },
  { label: 'Nederst i midten', point: { x: 0.5, y: 1 } },
  { label: 'Nederst til højre', point: { x: 1, y: 1 } },
]

export function pointText({ x, y }: FocusPoint): string {
  return `${Math.round(x * 100)} % fra venstre, ${Math.round(y * 100)} % fra toppen`
}
