import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'Young Serif',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/young-serif@0.4.0',
      file: '400Regular/YoungSerif_400Regular.ttf',
    },
    fallback: 'serif',
    share: 'title',
  },
  {
    family: 'Hanken Grotesk',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/hanken-grotesk@0.4.3',
      file: '400Regular/HankenGrotesk_400Regular.ttf',
    },
    fallback: 'sans',
    share: 'label',
  },
  {
    family: 'Hanken Grotesk',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/hanken-grotesk@0.4.3',
      file: '600SemiBold/HankenGrotesk_600SemiBold.ttf',
    },
    fallback: 'sans',
  },
  {
    family: 'Hanken Grotesk',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/hanken-grotesk@0.4.3',
      file: '400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf',
    },
    fallback: 'sans',
    share: 'subtitle',
  },
  // Verse and quotations.
  {
    family: 'Newsreader Verse',
    style: 'normal',
    weight: 400,
    source: {
      package: '@fontsource-variable/newsreader@5.3.0',
      file: 'files/newsreader-latin-opsz-normal.woff2',
    },
    axes: { opsz: 20, wght: 400 },
    fallback: 'serif',
  },
]
