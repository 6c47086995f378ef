/** The first pages of »Mosters sprog«; the same stand in sample/pdf/extract.pdf. */
export const mostersSprog = [
  'Min moster havde et ord for den regn, der ikke er værd at gå ind for. Hun brugte det sjældent, for i vores egn regner det enten så meget, at man går ind, eller så lidt, at man ikke taler om det. Men når det kom, det rigtige vejr, det grå, tøvende, der hverken vil eller ikke vil, så rettede hun ryggen ude i kartoflerne, så op og sagde ordet, og så bøjede hun sig igen.',
  'Jeg har ledt efter det i alle ordbøger siden. Det står der ikke.',
  'Hun havde også et ord for kaffe, der er lavet, fordi nogen skal gå, og et andet for kaffe, der er lavet, fordi nogen skal blive. Man kunne høre på hendes hånd om kedlen, hvilken det var. Præsten fik som regel den første slags. Han lærte det aldrig og blev siddende.',
  '»Hvor har du det fra?« spurgte jeg engang. Jeg var vel ti. Vi sad på bagtrappen og pillede ærter, og hun havde lige sagt noget om himlen, som jeg ikke forstod, men som var rigtigt.',
  '»Det har jeg fra min moster,« sagde hun.',
  'Og det var det mærkelige, for hun havde aldrig haft nogen. Min mormor var enebarn og kom fra den anden side af fjorden, og der var ingen søstre, hverken levende eller døde; jeg har set i kirkebogen. Men moster talte om hende, som man taler om vejret: uden at skulle bevise noget. Hendes moster havde lært hende at salte. Hendes moster havde sagt, at man skal synge salmerne lidt langsommere, end man har lyst til, for så når den bagerste med.',
  'Da hun døde, var vi fire om at rydde køkkenet. Vi fandt syv glas sild, en æske med sørgerande og et stilehæfte med linjer. På den første side stod der <em>Ord</em>, med hendes runde skrift og to streger under. Resten var tomt.',
  'Det tog mig et år at forstå, at det var en gave.',
]
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('')
