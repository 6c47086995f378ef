import type { Player } from './players'

export const mediaCopy = {
  invalid:
    'Adressen kan ikke bruges. Indsæt en fra YouTube, Vimeo, Spotify, SoundCloud, Apple Music eller DR.',
  play: ({ service, frame }: Pick<Player, 'service' | 'frame'>) =>
    frame === null ? `Åbn hos ${service}` : `Afspil (henter fra ${service})`,
}
