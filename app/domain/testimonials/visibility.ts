/** Testimonials that a visitor may see. */
export const publicTestimonial = { is_visible: 1 } as const
