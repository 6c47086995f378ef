export const recordingCopy = {
  play: 'Afspil',
  pause: 'Pause',
  position: 'Sted i indspilningen',
  of: (time: string, duration: string) => `${time} af ${duration}`,
  failed: 'Indspilningen kunne ikke afspilles.',
}
