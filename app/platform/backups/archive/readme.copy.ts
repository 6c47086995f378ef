export const readmeCopy = `Sikkerhedskopi af en hjemmeside lavet med Skrivestue

content.json          alle tekster og oplysninger, som de stod på siden
content.schema.json   hvad felterne i content.json er (JSON Schema)
files/images/         billederne, som de blev lagt op
files/derived/        de samme billeder i de størrelser, siderne viser
files/collaboration-pdfs/   PDF-filerne
files/hymn-files/           salmernes noder og indspilninger
files/recordings/           indspilninger af foredrag og oplæsning
site/                 hele den offentlige side: åbn site/index.html i en browser
                      (kun i det, der er hentet med »Hent alt«)
manifest.json         hvad der er i kopien, og kontrolsummer (SHA-256)
files.jsonl           en linje om hver fil med dens kontrolsum

I content.json fører »file_path« og »image_url« til filer under files/. Den, der har programmet,
lægger kopien tilbage med:  npm run restore -- FIL.zip

Kopien rummer også oplysninger, der ikke er offentlige, blandt andet din e-mail og din adgangskode i
låst form. Opbevar den et sikkert sted.
`
