/** What a visitor may see, in the columns' own terms: a testimonial that is not hidden. */
export const publicTestimonial = { is_visible: 1 } as const
