/** Identity documents. */
export const verification = {
  heading: 'Document Verification',
}
