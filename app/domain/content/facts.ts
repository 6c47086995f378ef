export const facts = [
  { key: 'facts.birth_year', label: 'Født' },
  { key: 'facts.residence', label: 'Bor' },
  { key: 'facts.education', label: 'Uddannelse' },
  { key: 'facts.art_form', label: 'Kunstform' },
  { key: 'facts.debut', label: 'Debut' },
  { key: 'facts.specialties', label: 'Specialer' },
  { key: 'facts.lectures_available', label: 'Foredrag' },
  { key: 'facts.media', label: 'Medier' },
] as const
