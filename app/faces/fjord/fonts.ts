import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Source Serif 4',
    package: '@expo-google-fonts/source-serif-4@0.4.1',
    fallback: 'serif',
    cuts: [
      { cut: '400Regular', share: 'title' },
      { cut: '600SemiBold' },
      { cut: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Source Sans 3',
    package: '@expo-google-fonts/source-sans-3@0.4.1',
    fallback: 'sans',
    cuts: [{ cut: '500Medium', systemName: 'Source Sans 3 Medium', share: 'label' }],
  },
]
