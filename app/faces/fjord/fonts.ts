import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'Source Serif 4',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/source-serif-4@0.4.1',
      file: '400Regular/SourceSerif4_400Regular.ttf',
    },
    fallback: 'serif',
    share: 'title',
  },
  {
    family: 'Source Serif 4',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/source-serif-4@0.4.1',
      file: '600SemiBold/SourceSerif4_600SemiBold.ttf',
    },
    fallback: 'serif',
  },
  {
    family: 'Source Serif 4',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/source-serif-4@0.4.1',
      file: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    },
    fallback: 'serif',
    share: 'subtitle',
  },
  {
    family: 'Source Sans 3',
    style: 'normal',
    weight: 500,
    source: {
      package: '@expo-google-fonts/source-sans-3@0.4.1',
      file: '500Medium/SourceSans3_500Medium.ttf',
    },
    fallback: 'sans',
    systemName: 'Source Sans 3 Medium',
    share: 'label',
  },
]
