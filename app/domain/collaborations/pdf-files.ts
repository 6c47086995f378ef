/**
 * What a PDF belongs to that was uploaded from a rich-text editor (docs/specification.md,
 * "Collaborations").
 */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'
