export const askCopy = {
  title: 'Spørg',
  about: (subject: string) => `Spørg om »${subject}«`,
  intro: 'Skriv her, så får du svar på e-mail. Kun felter med * skal udfyldes.',
  send: 'Send',
  renewed: 'Formularen har stået åben længe. Det, du har skrevet, står her stadig. Tryk Send igen.',
  check: 'Et eller flere felter mangler noget. Det, du har skrevet, står her stadig.',
  tooMany: (minutes: number) =>
    `Der er kommet mange henvendelser på kort tid. Prøv igen om ${minutes} minutter. Det, du har skrevet, står her stadig.`,
  failed:
    'Henvendelsen kunne ikke gemmes lige nu. Det, du har skrevet, står her stadig. Prøv igen.',
  letterHint: 'E-mailen med kopien har så et link, du bekræfter med.',
  hidden: 'Lad dette felt stå tomt',
  general: 'Noget andet',
  privacy: 'Hvad der sker med det, du skriver',
  thanksTitle: 'Tak for din henvendelse',
  thanks: 'Den er modtaget. Du får svar, så snart det er muligt.',
  thanksWithCopy:
    'Den er modtaget. Du får svar, så snart det er muligt, og en kopi på e-mail, højst én om dagen. Hører du ikke noget, så se i mappen med uønsket post.',
  back: 'Til forsiden',
}
