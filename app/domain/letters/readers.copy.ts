/** Texts of the pages and mails for signing up and off. */
export const readerCopy = {
  sent: {
    title: 'Se i din indbakke',
    text: 'Du får en e-mail med et link. Tryk på det og på knappen på siden, så får du brevet. Kommer e-mailen ikke, så kig i uønsket e-mail; du kan prøve igen i morgen.',
  },
  /** Without a mail server. */
  sentLater: {
    title: 'Din adresse er modtaget',
    text: 'Siden kan ikke sende e-mail lige nu. Linket, du bekræfter med, kommer, når den kan; er det ikke kommet om to dage, så prøv igen.',
  },
  tooMany: (minutes: number) =>
    `Der er tilmeldt mange adresser herfra. Prøv igen om ${minutes === 1 ? '1 minut' : `${minutes} minutter`}.`,
  confirmTitle: 'Vil du have brevet?',
  confirmText: (email: string) => `Tryk på knappen, så kommer brevet til ${email}.`,
  confirm: 'Ja, send mig brevet',
  confirmedTitle: 'Tak, du er tilmeldt',
  confirmed: (email: string) => `Næste brev kommer til ${email}.`,
  expiredTitle: 'Linket virker ikke længere',
  expired:
    'Det er over syv dage gammelt, eller der er sendt et nyere. Skriv din adresse igen, så får du et nyt.',
  toSignUp: 'Til tilmeldingen',
  unknownTitle: 'Linket virker ikke',
  unknown:
    'Ingen læser har dette link. Måske er adressen slettet, eller der mangler noget af linket.',
  leaveTitle: 'Vil du afmelde brevet?',
  leaveText: 'Så får du ikke flere breve, og din adresse slettes her.',
  leave: 'Afmeld brevet',
  leftTitle: 'Du er afmeldt',
  left: 'Du får ikke flere breve, og din adresse er slettet her.',
  ownTitle: 'Dit brev',
  states: {
    active: (email: string) => `Brevet kommer til ${email}.`,
    paused: (email: string) =>
      `Du holder pause. Brevet kommer ikke til ${email}, før du siger til.`,
    refused: (email: string) => `Brevet kunne ikke afleveres til ${email} og kommer ikke mere.`,
  },
  pause: 'Hold pause',
  resume: 'Send mig brevet igen',
  changeTitle: 'Skift adresse',
  newEmail: 'Ny e-mailadresse',
  change: 'Skift adresse',
  changeSent:
    'Vi har sendt en e-mail til den nye adresse. Tryk på linket i den, så skifter brevet dertil.',
  storedTitle: 'Det er gemt om dig',
  storedEmail: 'E-mail',
  storedSince: 'På listen siden',
  storedLetters: 'Breve sendt til dig',
  storedConsent: 'Samtykke',
  consent: ({
    wording,
    place,
    givenAt,
    confirmedAt,
  }: {
    wording: string
    place: string
    givenAt: string
    confirmedAt: string | null
  }) =>
    `»${wording}« Givet den ${givenAt} via ${place}${confirmedAt ? `, bekræftet den ${confirmedAt}` : ''}.`,
}
