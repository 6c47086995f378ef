/** The switches of 'Funktioner'. All are off on a new site. */
export interface Features {
  enquiries: boolean
  /** Whether the contact page, too, leads to the form of an enquiry. */
  contactForm: boolean
  /** 'Brev til læserne'. */
  letter: boolean
  /** Whether views, visits and downloads are counted. */
  readers: boolean
  /** Whether browsers report each loaded page. Needed behind a CDN, whose answers the site does not see. */
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
