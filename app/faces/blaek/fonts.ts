import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Playfair Display',
    package: '@expo-google-fonts/playfair-display@0.4.2',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', hasLiningFigures: true, share: 'title' },
      { variant: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Spectral',
    package: '@expo-google-fonts/spectral@0.4.1',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', hasSmallCapitals: true, share: 'label' },
      { variant: '600SemiBold' },
      { variant: '400Regular_Italic' },
    ],
  },
]
