/** What is said to whoever sent something that is turned away. */
export const refusalText = {
  method: 'Den metode bruges ikke her.',
  host: 'Værten er ikke vores.',
  address: 'Adressen kan ikke læses.',
  longAddress: 'Adressen er for lang.',
  crossSite: 'Det blev sendt fra et andet websted og er afvist.',
  unmeasured: 'Det blev sendt uden at sige, hvor meget det fylder.',
  tooLarge: 'Det er for meget på én gang.',
  noForm: 'Her modtages kun formularer.',
  unreadable: 'Formularen kan ikke læses: den er ikke tekst i UTF-8.',
  tooManyFields: 'Formularen har for mange felter.',
}
