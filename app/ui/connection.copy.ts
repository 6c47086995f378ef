import type { Trouble } from './connection'

export const connectionCopy: Record<Trouble, string> & { again: string } = {
  offline: 'Ingen forbindelse. Siden hentes, så snart den er tilbage.',
  unavailable: 'Siden kan ikke hentes lige nu. Der prøves igen af sig selv.',
  again: 'Prøv nu',
}
