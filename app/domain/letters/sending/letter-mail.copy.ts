export const letterMailCopy = {
  why: (site: string) => `Du får brevet, fordi du har sagt ja til det hos ${site}.`,
  onSite: 'Læs brevet på hjemmesiden',
  leave: 'Afmeld brevet',
  own: 'Ret adresse, eller hold pause',
  testSubject: '[Prøve]',
  test: (at: string) => `Prøvebrev fra ${at}. Linkene til afmelding virker ikke i det.`,
}
