import { quoted } from '~/danish/quoted'

export const recordingFieldCopy = {
  choose: 'Vælg lydfil',
  change: 'Vælg en anden lydfil',
  openLink: 'Hør den valgte lydfil',
  fallbackName: 'valgt',
  removeButton: 'Fjern',
  uploaded: (name: string) => `${quoted(name)} er uploadet (klik Gem for at bruge den)`,
  willBeRemoved: 'Lydfilen fjernes, når du klikker Gem.',
  uploadFailed: 'Lydfilen blev ikke uploadet.',
}
