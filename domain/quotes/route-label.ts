interface Ends {
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
}

/** 'Houston, US to Rotterdam, NL'; a missing country is omitted. */
export function routeLabel(quote: Ends): string {
  const { origin_city, origin_country, destination_city, destination_country } = quote;
  return `${place(origin_city, origin_country)} to ${place(destination_city, destination_country)}`;
}

function place(city: string, country: string): string {
  return country ? `${city}, ${country}` : city;
}
