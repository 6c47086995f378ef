export interface SampleContact {
  header_title: string
  header_subtitle: string
  form_title: string
  direct_contact_title: string
  quote_text: string
  quote_author: string
  email: string
  phone: string
  location: string
}

export const sampleContact: SampleContact = {
  header_title: 'Skriv, ring eller bank på',
  header_subtitle:
    'Jeg svarer på alle breve, men ikke altid samme uge. Gælder det et foredrag eller en koncert, så fortæl gerne, hvor mange I er, og om der er et klaver.',
  form_title: 'Sådan får du fat i mig',
  direct_contact_title: 'Direkte kontakt',
  quote_text: 'Der er altid én derude,\nsom går efter lys og sang.',
  quote_author: 'Fra »Under isen rører vandet«',
  email: 'johanne@example.dk',
  phone: '12 34 56 78',
  location: 'Nykøbing Mors',
}

export const sampleContactPicture = {
  picture: 'contact.jpg',
  alt: 'Akvarel af en vindueskarm med et brev og en blomstrende gren i et glas',
  original_name: 'Vindueskarmen.jpg',
  focus_x: 0.6,
  focus_y: 0.6,
}
