export default function EnquiriesPage() {
  return null;
}
