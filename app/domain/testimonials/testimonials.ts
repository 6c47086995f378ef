export interface Testimonial {
  id: string
  quote: string
  name: string
  /** The person's role, such as a post or a workplace. */
  title: string | null
}
