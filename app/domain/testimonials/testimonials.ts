/** What somebody said of the lectures (docs/specification.md, "Testimonials"). */
export interface Testimonial {
  id: string
  quote: string
  name: string
  /** Who the person is, such as a post or a place. */
  title: string | null
}
