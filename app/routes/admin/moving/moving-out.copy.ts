export const movingOutCopy = {
  intro:
    'Alt, hvad du har skrevet, er dit. Her kan du hente det og tage det med et andet sted hen.',
  files: 'Hent som filer',
  filesNote:
    'Alle tekster som Markdown, salmerne som tekst, værkerne som regneark, kalenderen, og dine billeder, PDF-filer og noder, i én fil. Pakket ud kan det læses uden et program. Kladder er med.',
  wordpress: 'Hent til WordPress',
  wordpressNote:
    'Nyheder, foredrag, samarbejder, værker og arrangementer i en fil, som WordPress kan læse under Værktøjer → Importér. Billederne hentes herfra, så lad siden stå, til det er sket. Kladder er med.',
  publicSite: 'Hent hjemmesiden',
  publicSiteNote: 'Det, besøgende kan se, som en hjemmeside, der kan læses uden internet.',
}
