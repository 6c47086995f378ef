/** What somebody said of the lectures (specification, section 3: testimonials). */
export interface Testimonial {
  id: string
  quote: string
  name: string
  /** Who the person is, such as a post or a place. */
  title: string | null
}
