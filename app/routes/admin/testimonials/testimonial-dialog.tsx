import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form/form-subject'
import { HistoryLink } from '~/admin/form/history-link'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialFields, testimonialForm } from '~/domain/testimonials/testimonials.form'
import type { ListedTestimonial } from '~/domain/testimonials/testimonials-editing.server'

const { Dialog, TextField, TextArea, Checkbox } = formKit(testimonialForm, testimonialFields)

/** The defaults in docs/specification.md, "Testimonials". */
const blank = { revision: 0, is_visible: 1 } as const

interface TestimonialDialogProps {
  /** Left out for a new one. */
  testimonial?: ListedTestimonial
  onClose: () => void
}

/** Adds or edits a testimonial. Render it only while it is open. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  return (
    <Dialog
      title={testimonial ? testimonialsCopy.edit : testimonialsCopy.add}
      size="wide"
      values={testimonial ?? blank}
      onClose={onClose}
    >
      {testimonial && <FormSubject id={testimonial.id} />}
      <TextField name="name" required />
      <TextField name="title" />
      <TextArea name="quote" rows={6} required />
      <Checkbox name="is_visible" />
      {testimonial && <HistoryLink noun="testimonials" id={testimonial.id} />}
    </Dialog>
  )
}
