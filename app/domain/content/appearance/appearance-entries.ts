import { line } from '~/domain/sections/section'

/** The choices of the screen Udseende. A blank palette or opening is that of the face. */
export const appearanceEntries = {
  'udseende.face': line('Udtryk', 'salmebog'),
  'udseende.palette': line('Farver', ''),
  'udseende.opening': line('Åbning', ''),
  'udseende.mark': line('Mærke', ''),
  'udseende.name': line('Sidens navn', ''),
  'udseende.church_year': line('Kirkeårets farve', ''),
  'udseende.front': line('Forsidens indhold', ''),
  'udseende.sections': line('Sidens dele', ''),
}
