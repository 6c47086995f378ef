import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Source Serif 4',
    package: '@expo-google-fonts/source-serif-4@0.4.1',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', share: 'title' },
      { variant: '600SemiBold' },
      { variant: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Source Sans 3',
    package: '@expo-google-fonts/source-sans-3@0.4.1',
    fallback: 'sans',
    variants: [{ variant: '500Medium', systemName: 'Source Sans 3 Medium', share: 'label' }],
  },
]
