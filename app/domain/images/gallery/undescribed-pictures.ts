/** The path of the back-office's list of the pictures without alternative text. */
export const undescribedPictures = '/admin/billeder?mangler=beskrivelse'
