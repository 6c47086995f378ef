/** A picture as pages show it. */
export const shownPicture = {
  alt: 'Fjorden',
  width: 60,
  height: 40,
  focus: { x: 50, y: 50 },
  placeholder: '',
  src: '/a.jpg',
  sources: [],
}
