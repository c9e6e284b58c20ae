export function PrivacyPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Politique de confidentialité</h1>
    </div>
  );
}
