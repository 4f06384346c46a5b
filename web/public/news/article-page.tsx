export default function ArticlePage() {
  return null;
}
