/** What the author has switched on with 'Funktioner'. All are off on a new site. */
export interface Features {
  enquiries: boolean
  /** Whether the contact page, too, leads to the form of an enquiry. */
  contactForm: boolean
  /** 'Brev til læserne'. */
  letter: boolean
  /** 'Læsere': what is read, counted. */
  readers: boolean
  /** Whether browsers report what they have loaded, since a CDN answers for the site. */
  readersBeacon: boolean
  /** A mail each month. */
  readersMail: boolean
  /** The page /tilgaengelighed. */
  accessibility: boolean
}

export const noFeatures: Features = {
  enquiries: false,
  contactForm: false,
  letter: false,
  readers: false,
  readersBeacon: false,
  readersMail: false,
  accessibility: false,
}
