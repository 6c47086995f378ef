import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Playfair Display',
    package: '@expo-google-fonts/playfair-display@0.4.2',
    fallback: 'serif',
    cuts: [
      { cut: '400Regular', hasLiningFigures: true, share: 'title' },
      { cut: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Spectral',
    package: '@expo-google-fonts/spectral@0.4.1',
    fallback: 'serif',
    cuts: [
      { cut: '400Regular', hasSmallCapitals: true, share: 'label' },
      { cut: '600SemiBold' },
      { cut: '400Regular_Italic' },
    ],
  },
]
