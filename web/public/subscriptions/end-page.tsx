export default function EndPage() {
  return null;
}
