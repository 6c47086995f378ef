import { vi } from 'vitest'

/** Holds animation frames, as a tab in the background does. Returns a function that releases them. */
export function holdFrames() {
  const held: FrameRequestCallback[] = []
  const request = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((frame) => held.push(frame))
  return () => {
    request.mockRestore()
    for (const frame of held) requestAnimationFrame(frame)
  }
}
