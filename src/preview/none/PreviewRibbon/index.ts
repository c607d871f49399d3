/** Patients get nothing of the ribbon, and none of its code. */
export default function PreviewRibbon(): null {
  return null;
}
