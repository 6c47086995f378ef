/** The facts of the front page with their labels, in order. */
export const facts = [
  { of: 'facts.birth_year', name: 'Født' },
  { of: 'facts.residence', name: 'Bor' },
  { of: 'facts.education', name: 'Uddannelse' },
  { of: 'facts.art_form', name: 'Kunstform' },
  { of: 'facts.debut', name: 'Debut' },
  { of: 'facts.specialties', name: 'Specialer' },
  { of: 'facts.lectures_available', name: 'Foredrag' },
  { of: 'facts.media', name: 'Medier' },
] as const
