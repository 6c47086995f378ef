import { richText } from '~/platform/changes/columns'

export const mediaField = {
  media: richText({
    label: 'Video eller lyd',
    hint: 'Fra YouTube, Vimeo, Spotify, SoundCloud, Apple Music eller DR. Intet hentes derfra, før læseren trykker på »Afspil«.',
  }),
}
