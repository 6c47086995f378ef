import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'Playfair Display',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/playfair-display@0.4.2',
      file: '400Regular/PlayfairDisplay_400Regular.ttf',
    },
    fallback: 'serif',
    share: 'title',
  },
  {
    family: 'Playfair Display',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/playfair-display@0.4.2',
      file: '400Regular_Italic/PlayfairDisplay_400Regular_Italic.ttf',
    },
    fallback: 'serif',
    share: 'subtitle',
  },
  {
    family: 'Spectral',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/spectral@0.4.1',
      file: '400Regular/Spectral_400Regular.ttf',
    },
    fallback: 'serif',
    hasSmallCapitals: true,
    share: 'label',
  },
  {
    family: 'Spectral',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/spectral@0.4.1',
      file: '600SemiBold/Spectral_600SemiBold.ttf',
    },
    fallback: 'serif',
  },
  {
    family: 'Spectral',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/spectral@0.4.1',
      file: '400Regular_Italic/Spectral_400Regular_Italic.ttf',
    },
    fallback: 'serif',
  },
]
