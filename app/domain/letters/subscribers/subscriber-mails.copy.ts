export function confirmationMail(site: string, link: string) {
  return {
    subject: `Bekræft, at du vil have brevet fra ${site}`,
    text: `Hej

Nogen, forhåbentlig du selv, har skrevet denne adresse på ${site} for at få brevet til læserne. Åbn linket, og tryk på knappen, så får du det:

${link}

Linket virker i syv dage. Var det ikke dig, skal du ikke gøre noget: så sker der ikke mere.`,
  }
}

export function knownReaderMail(site: string, link: string) {
  return {
    subject: `Du får allerede brevet fra ${site}`,
    text: `Hej

Nogen, forhåbentlig du selv, har skrevet denne adresse på ${site} for at få brevet til læserne. Du står allerede på listen. Her kan du se, hvad der er gemt, holde pause eller afmelde brevet:

${link}`,
  }
}
