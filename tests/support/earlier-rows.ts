export const hostile = `Én 'linje' med "tegn" \\ og\nto\tfelter; ikke (slut), men –`
const dates = { created_at: '2025-01-02T03:04:05.000Z', updated_at: '2025-02-03T04:05:06.000Z' }
export const pdfId = '7d0e0000-0000-4000-8000-000000000001'

/** A row or more of each table of the earlier site, with hostile values. */
export const earlierRows = {
  editable_content: [
    { page: 'about', element_key: 'title', content_type: 'text', content_value: 'Om mig' },
  ],
  seo_settings: [
    { page_slug: '/foredrag', meta_title: 'Foredrag', meta_description: 'Om foredrag' },
  ],
  protected_contact_info: [
    {
      id: 'p1',
      email: 'johanne@example.dk',
      phone: '12 34 56 78',
      location: 'Ribe',
      is_active: true,
      ...dates,
    },
  ],
  contact_content: [
    {
      id: 'c1',
      header_title: 'Skriv',
      quote_text: hostile,
      protected_contact_id: 'p1',
      image_url: null,
      ...dates,
    },
  ],
  images: [
    {
      id: 'i1',
      filename: 'gallery_1.png',
      file_path: 'images/gallery_1.png',
      original_name: 'fjord.png',
      alt_text: 'Fjorden',
      focus_x: 0.25,
      focus_y: 0.75,
      page_assignment: null,
      sort_order: 7,
      is_active: true,
      ...dates,
    },
    {
      id: 'i2',
      filename: 'hero_1.png',
      file_path: 'hero/hero_1.png',
      original_name: 'hero.png',
      alt_text: 'Havet',
      focus_x: 0.5,
      focus_y: 0.5,
      page_assignment: 'hero',
      sort_order: 0,
      is_active: true,
      ...dates,
    },
    {
      id: 'i3',
      filename: 'collaboration_1.png',
      file_path: 'collaborations/collaboration_1.png',
      original_name: 'kor.png',
      alt_text: 'Koret',
      focus_x: 0.1,
      focus_y: 0.2,
      page_assignment: 'collaboration',
      sort_order: 0,
      is_active: true,
      ...dates,
    },
  ],
  news: [
    {
      id: 'n1',
      title: hostile.split('\n')[0],
      content: hostile,
      published_date: '2024-12-24',
      link: 'https://example.dk/x',
      ...dates,
    },
  ],
  lectures: [
    {
      id: 'l1',
      title: 'Håb på åen',
      description: hostile,
      themes: ['Tro, tvivl', 'Håb'],
      duration: '1 time',
      ...dates,
    },
  ],
  testimonials: [
    {
      id: 't1',
      name: 'Bo',
      title: null,
      quote: hostile,
      is_visible: false,
      sort_order: 4,
      ...dates,
    },
  ],
  calendar_events: [
    {
      id: 'e1',
      title: 'Koncert',
      date: '2026-12-01',
      time: '19:30:00',
      location: 'Ribe',
      description: null,
      event_type: 'concert',
      is_visible: false,
      keep_after_date: true,
      sort_order: 3,
      ...dates,
    },
  ],
  bibliography: [
    {
      id: 'b1',
      title: 'Bogen',
      year: 1999,
      category: 'skønlitteratur',
      description: `<p>Se <a data-pdf-id="${pdfId}">uddrag</a></p>`,
      image_url: null,
      purchase_link: null,
      slug: 'min-bog',
      ...dates,
    },
  ],
  reviews: [
    {
      id: 'r1',
      bibliography_id: 'b1',
      header: null,
      quote_text: 'God bog',
      author: 'Avisen',
      publication: null,
      sort_order: 9,
      ...dates,
    },
  ],
  collaborations: [
    {
      id: 'k1',
      title: 'Koret',
      short_text: null,
      description: '<p>Vi synger</p>',
      link: null,
      ...dates,
    },
  ],
  collaboration_images: [{ collaboration_id: 'k1', image_id: 'i3', is_primary: true }],
  collaboration_files: [
    {
      id: pdfId,
      collaboration_id: '00000000-0000-0000-0000-000000000000',
      filename: 'a.pdf',
      file_path: 'a.pdf',
      original_name: 'Uddrag.pdf',
      file_size: 20,
      mime_type: 'application/pdf',
      ...dates,
    },
  ],
}
